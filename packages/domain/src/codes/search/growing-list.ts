/** Numbers as they come, in a quarter of the memory that an array would take while it grows. */
export interface GrowingList {
  push(number: number): void;
  readonly numbers: Uint32Array;
}

export function growingList(): GrowingList {
  let room = new Uint32Array(1024);
  let length = 0;
  const push = (number: number): void => {
    if (length === room.length) {
      const larger = new Uint32Array(room.length * 2);
      larger.set(room);
      room = larger;
    }
    room[length] = number;
    length += 1;
  };
  return {
    push,
    get numbers() {
      return room.subarray(0, length);
    },
  };
}
