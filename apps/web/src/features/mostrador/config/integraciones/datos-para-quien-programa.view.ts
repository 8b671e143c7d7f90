/** Returns what whoever writes a program has to know of the API of the centre at `origen`. */
export function datosParaQuienPrograma(origen: string) {
  const direccion = `${origen}/api`;
  const documentos = `${direccion}/docs`;
  const encabezado = 'Authorization: Bearer rmn_…';
  return {
    direccion,
    documentos,
    encabezado,
    /** All of it, to be sent to somebody. */
    enTexto: [
      `Dirección de la API: ${direccion}`,
      `Cómo se usa: ${documentos}`,
      `La llave va en cada pedido: ${encabezado}`,
    ].join('\n'),
  };
}
