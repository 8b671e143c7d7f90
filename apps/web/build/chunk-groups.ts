/*
 * Which modules share a chunk. Chunks are few, because each file costs a phone more to request than some hundred bytes
 * cost to read, but no screen should wait for what only another one needs. A small module that several screens begin
 * with gets a word here; `budgets.ts` reports what a screen weighs.
 */
export const CHUNK_GROUPS = [
  // The code with which the page's script fetches the rest; it runs as soon as its few hundred bytes arrive.
  group('carga', ['preload-helper']),
  {
    // Everything that the app starts with, on any screen.
    ...group('inicio', [
      String.raw`^(?!.*(features/portada|lib/(aviso-al-llegar|sesion|restosDeSesion|almacen|token)\.|app/(main|arranque|adelantar)\.|preload-helper|packages/contract(?!/src/marca)|/zod/|@internationalized)).*\.(m?js|tsx?)$`,
    ]),
    tags: ['$initial' as const],
  },
  // Small modules of nearly every screen, before and after the login.
  group('piezas', [
    String.raw`lucide-react/dist/esm/icons/(arrow-left|triangle-alert|user-round|eye)\.`,
    'web/src/lib/useUsuario',
    'components/ui/(Nota|Tarjeta|enlaceDeTexto)',
    // The frame of any control, which the filters and searches of screens without a form need too.
    'components/form/(MarcoDeCampo|clasesDeControl)',
    String.raw`lucide-react/dist/esm/icons/circle-alert\.`,
    String.raw`contract/src/franjas\.rules`,
  ]),
  // The query library stays in one chunk: split by who uses what, its classes came to need one another in a circle.
  group('datos', ['@tanstack/(?!.*(useMutation|mutationObserver))']),
  // Every screen with a form needs all of this chunk.
  group('formulario', [
    'node_modules/(react-hook-form|@hookform|@standard-schema|zod)/',
    String.raw`lucide-react/dist/esm/icons/eye-off\.`,
    String.raw`components/form/(Formulario|Campo\.tsx|CampoContrasena|CampoCasilla|errores|zod-sin-eval)`,
    String.raw`contract/src/(campos-de-texto|texto-limpio|nombres\.rules|usuarios\.(forms|rules))\.ts$`,
  ]),
  // The modules that every screen behind the login is built in.
  group('interior', [
    String.raw`app/Interior\.tsx`,
    String.raw`lucide-react/dist/esm/icons/(chevron-(left|right)|calendar-(days|plus))\.`,
    'web/src/lib/(consultas|reloj|useMinuto|copia|idempotencia)',
    'components/ui/(Modal|confirmar|Esqueleto|ZonaDeCarga|EstadoDeError|EstadoVacio|Insignia)',
    String.raw`components/ui/(BarraDeOcupacion|LeyendaDeGenero|SegmentoDeGenero|ocupacion\.view)`,
    'components/(ilustraciones/Banistas|layout/VolverAlInicio)',
    String.raw`entities/(reserva/(claves|intento|(reserva|dia-relativo|participantes)\.view)|franja/|precio/)`,
    String.raw`contract/src/(dinero|calendario|(precios|reservas)\.rules)`,
  ]),
];

function group(name: string, paths: readonly string[]) {
  return { name, test: new RegExp(paths.join('|')), includeDependenciesRecursively: false };
}
