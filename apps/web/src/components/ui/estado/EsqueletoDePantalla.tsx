/**
 * The place of a screen whose code is on its way: a title, and what comes below it. It stands in
 * the first chunk, and so draws its parts itself.
 */
export function EsqueletoDePantalla() {
  return (
    <div role="status" className="contenedor pt-9">
      <p className="sr-only">Cargando…</p>
      <div className="esqueleto guijarro h-10 w-64" />
      <div className="esqueleto guijarro mt-6 h-96" />
    </div>
  );
}
