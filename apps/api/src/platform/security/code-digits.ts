import { createHmac } from 'node:crypto';

/**
 * Returns the six digits of the code of an e-mail that has this seed. The digits are stored nowhere,
 * so that each try to send their letter writes the same ones, and whoever reads the database cannot
 * know them.
 */
export type CodeDigits = (email: string, seed: string) => string;

const CODES = 1_000_000;

export function createCodeDigits(secret: string): CodeDigits {
  // The key is derived for codes only: a value made with the secret for one purpose must not be
  // valid for another purpose.
  const key = createHmac('sha256', secret).update('codes').digest();
  return (email, seed) => {
    const digest = createHmac('sha256', key).update(`${seed} ${email}`).digest();
    // 48 bits are so many more than the codes that no code is likelier than another.
    return String(digest.readUIntBE(0, 6) % CODES).padStart(6, '0');
  };
}
