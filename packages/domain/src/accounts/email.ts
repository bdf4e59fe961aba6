/** One form for every address, so that A@x.co and a@x.co are the same account. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

// Endings longer than the four letters of the specified pattern are real (.health, .hospital).
const pattern = /^[a-z0-9_%+'-]+(\.[a-z0-9_%+'-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/i;

export function isEmailAddress(text: string): boolean {
  const [local = ''] = text.split('@');
  return text.length <= 254 && local.length <= 64 && pattern.test(text);
}
