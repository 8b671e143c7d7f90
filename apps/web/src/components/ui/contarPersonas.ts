export function contarPersonas(personas: number): string {
  return personas === 1 ? '1 persona' : `${personas} personas`;
}
