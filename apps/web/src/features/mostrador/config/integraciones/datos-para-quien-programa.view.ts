/** The page that describes the API. */
export const DOCUMENTOS = '/api/docs';

/** Returns what whoever writes a program has to know of the API of the centre at `origen`. */
export function datosParaQuienPrograma(origen: string) {
  const direccion = `${origen}/api`;
  const encabezado = 'Authorization: Bearer rmn_…';
  return {
    direccion,
    encabezado,
    /** All of it, to be sent to somebody. */
    enTexto: [
      `Dirección de la API: ${direccion}`,
      `Cómo se usa: ${origen}${DOCUMENTOS}`,
      `La llave va en cada pedido: ${encabezado}`,
    ].join('\n'),
  };
}
