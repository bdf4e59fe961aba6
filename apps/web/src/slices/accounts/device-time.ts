const asDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const asMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The wire's moment in the clock of whoever reads it: 'Jan 5, 2020, 2:05 PM'. */
export const momentInWords = (wire: string): string => asMoment.format(new Date(wire));

export const dayInWords = (wire: string): string => asDay.format(new Date(wire));
