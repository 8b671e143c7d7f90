/** '1 persona', '3 personas' */
export function contarPersonas(personas: number): string {
  return personas === 1 ? '1 persona' : `${personas} personas`;
}
