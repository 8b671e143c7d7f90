interface Pagina {
  page: number;
  size: number;
}

/** Returns a page of bookings, as the lists of the API answer it. */
export function paginaDe<Fila>(
  filas: readonly Fila[],
  { page, size, vista }: Pagina & { vista: (fila: Fila) => unknown },
) {
  return {
    reservas: filas.slice(page * size, (page + 1) * size).map(vista),
    ...camposDePagina(filas.length, { page, size }),
  };
}

/** Returns the fields that say where a page stands among the others. */
export function camposDePagina(totalElementos: number, { page, size }: Pagina) {
  const totalPaginas = Math.ceil(totalElementos / size);
  return {
    paginaActual: page,
    totalPaginas,
    totalElementos,
    tieneSiguiente: page + 1 < totalPaginas,
    tieneAnterior: page > 0,
  };
}
