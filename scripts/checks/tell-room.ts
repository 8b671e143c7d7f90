import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Returns what is missing in the README.md of a folder: a text about the purpose of the folder, and
 * below it the line `imports`, which says who may import the folder. UPDATE_ROOMS=1 writes the
 * line.
 */
export function tellRoom(folder: string, imports: string): string[] {
  const file = `${folder}/README.md`;
  const [purpose = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n\n') : [];
  if (!purpose || purpose.startsWith('Imported by')) {
    return [
      `${file}: say in a sentence what the room is for; UPDATE_ROOMS=1 npm run check adds the rest.`,
    ];
  }
  const told = `${purpose.trimEnd()}\n\n${imports}\n`;
  if (process.env['UPDATE_ROOMS'] === '1') writeFileSync(file, told);
  if (readFileSync(file, 'utf8') === told) return [];
  return [`${file} does not say '${imports}'; UPDATE_ROOMS=1 npm run check writes it.`];
}
