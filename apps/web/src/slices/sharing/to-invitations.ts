/** The profile with its dashboards tab open, which is the sixth. */
export const toInvitations = { to: '/profile', state: { panelIndex: 5 } } as const;
