/** Returns '1 persona' or, for example, '3 personas'. */
export function contarPersonas(personas: number): string {
  return personas === 1 ? '1 persona' : `${personas} personas`;
}
