/*
 * Which modules travel together. Few files, because each one costs a phone more in asking than some hundred bytes in
 * reading; but no screen is to wait for what only another one needs. A small module that several screens begin with
 * gets a word here; what a screen weighs, `budgets.ts` tells.
 */
export const CHUNK_GROUPS = [
  // What the page's script needs to fetch the rest; it runs as soon as these few hundred bytes are there.
  group('carga', ['preload-helper']),
  {
    // What the app starts with, wherever it starts.
    ...group('inicio', [
      String.raw`^(?!.*(features/landing|app/(main|arranque|adelantar)\.|preload-helper|packages/contract(?!/src/(marca|auth\.contract\.ts\?))|/zod/|@internationalized)).*\.(m?js|tsx?)(\?endpoints)?$`,
    ]),
    tags: ['$initial' as const],
  },
  // Small, and of nearly every screen on either side of the login.
  group('piezas', [
    String.raw`~icons/lucide/(arrow-left|triangle-alert|user-round|eye)\.`,
    'web/src/lib/useUsuario',
    'components/ui/(Nota|Tarjeta|enlaceDeTexto)',
    String.raw`contract/src/franjas\.rules`,
  ]),
  // Kept whole: split by who uses what, its classes came to need one another in a circle.
  group('datos', ['@tanstack/(?!.*(useMutation|mutationObserver))']),
  // Whoever has a form needs all of this.
  group('formulario', [
    'node_modules/(react-hook-form|@hookform|@standard-schema|zod)/',
    String.raw`~icons/lucide/eye-off\.`,
    String.raw`components/form/(Formulario|Campo\.tsx|CampoContrasena|CampoCasilla|MarcoDeCampo|clasesDeControl|errores|zod-sin-eval)`,
    String.raw`contract/src/(campos|nombres\.rules|usuarios\.contract)\.ts$`,
  ]),
  // What every screen behind the login stands in.
  group('interior', [
    String.raw`app/Interior\.tsx`,
    String.raw`~icons/lucide/(chevron-(left|right)|calendar-(days|plus))\.`,
    'web/src/lib/(consultas|reloj|useMinuto|copia|idempotencia)',
    'components/ui/(Modal|confirmar|Esqueleto|ZonaDeCarga|EstadoDeError|EstadoVacio|Insignia)',
    String.raw`components/ui/(BarraDeOcupacion|LeyendaDeGenero|SegmentoDeGenero|ocupacion\.view)`,
    String.raw`features/reservas/(claves|franjas\.queries|precios\.queries|Banistas|reserva\.view|dia-relativo\.view|VolverAlInicio)`,
    String.raw`features/reservas/(nueva/(intento|(ventana|dias|franja|participantes)\.view)|inicio/promocion\.view)`,
    String.raw`contract/src/(dinero|calendario|(precios|reservas)\.rules)`,
    // Their calls, without their schemas (`lean-contract.ts`).
    String.raw`contract/src/(franjas|config|reservas|reservas-leidas)\.contract\.ts\?endpoints`,
  ]),
];

function group(name: string, paths: readonly string[]) {
  return { name, test: new RegExp(paths.join('|')), includeDependenciesRecursively: false };
}
