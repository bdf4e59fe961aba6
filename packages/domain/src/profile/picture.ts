/** The largest file that is taken as a profile image. */
export const mostPictureBytes = 20 * 1024 * 1024;
