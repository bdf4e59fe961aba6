/** Hours east of Greenwich: 5.5 in Delhi, -3.5 in St. John's. The browser counts minutes, and to the west. */
export const hoursEast = (minutesWest: number): number => (minutesWest === 0 ? 0 : -minutesWest / 60);
