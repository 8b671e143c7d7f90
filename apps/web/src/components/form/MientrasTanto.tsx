/** Says what another person has saved in place of the text on which a form began. */
export function MientrasTanto({ dejaron }: { dejaron: string }) {
  return (
    <span role="status" className="whitespace-pre-line [overflow-wrap:anywhere]">
      Mientras tanto otra persona {dejaron ? `dejó: «${dejaron}».` : 'borró el texto.'} Al guardar
      queda lo de acá.
    </span>
  );
}
