/** What a person may keep: far more than is ever needed, and little enough that nobody fills the disk with it. */
export const draftLimits = { drafts: 20, templates: 50, mostBytes: 500_000, days: 90 } as const;
