/**
 * The placeholder of a screen whose code is loading: a title and the content. The placeholder is
 * part of the first script, so it imports no other component.
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
