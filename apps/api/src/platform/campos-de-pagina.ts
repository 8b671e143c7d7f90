export interface PaginaPedida {
  /** The number of the page; the first page is 0. */
  page: number;
  size: number;
}

/** Returns the fields that every paged list carries beside its items (rules §2.9). */
export function camposDePagina({ page, size }: PaginaPedida, totalElementos: number) {
  const totalPaginas = Math.ceil(totalElementos / size);
  return {
    paginaActual: page,
    totalPaginas,
    totalElementos,
    tieneSiguiente: page + 1 < totalPaginas,
    tieneAnterior: page > 0,
  };
}
