interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** 'ID' for Ines Duarte: stands where a picture is missing. */
export const initialsOf = ({ firstName, lastName }: Named): string =>
  `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase();
