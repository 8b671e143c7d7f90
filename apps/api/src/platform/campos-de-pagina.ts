export interface Pedido {
  /** Zero based. */
  page: number;
  size: number;
}

/** The fields that every paged list carries beside its items (rules §3). */
export function camposDePagina({ page, size }: Pedido, totalElementos: number) {
  const totalPaginas = Math.ceil(totalElementos / size);
  return {
    paginaActual: page,
    totalPaginas,
    totalElementos,
    tieneSiguiente: page + 1 < totalPaginas,
    tieneAnterior: page > 0,
  };
}
