/** The id of the form with the people, which a button outside of it sends. */
export const FORMULARIO = 'participantes';
