import { lazy, type ComponentType } from 'react';
import type { Seccion } from './secciones.view.ts';

/** The sections with a chunk of their own, which the browser fetches only once. */
export const SECCIONES_APARTE = {
  clientes: aparte(() =>
    import('../../features/mostrador/clientes/GestionDeClientes.tsx').then(
      (m) => m.GestionDeClientes,
    ),
  ),
  usuarios: aparte(() =>
    import('../../features/mostrador/usuarios/Usuarios.tsx').then((m) => m.Usuarios),
  ),
  actividad: aparte(() =>
    import('../../features/mostrador/actividad/Actividad.tsx').then((m) => m.Actividad),
  ),
  avisos: aparte(() =>
    import('../../features/mostrador/avisos/AvisosSinEntregar.tsx').then(
      (m) => m.AvisosSinEntregar,
    ),
  ),
  configuracion: aparte(() =>
    import('../../features/mostrador/config/ConfiguracionDelSistema.tsx').then(
      (m) => m.ConfiguracionDelSistema,
    ),
  ),
  horarios: aparte(() =>
    import('../../features/mostrador/horarios/HorariosSemanales.tsx').then(
      (m) => m.HorariosSemanales,
    ),
  ),
  feriados: aparte(() =>
    import('../../features/mostrador/excepciones/FeriadosYExcepciones.tsx').then(
      (m) => m.FeriadosYExcepciones,
    ),
  ),
} satisfies Record<Exclude<Seccion, 'turnos'>, unknown>;

/** Fetches a section's code ahead of time; a failure is left for the visit to show. */
export function cargarSeccion(seccion: Seccion): void {
  if (seccion !== 'turnos') SECCIONES_APARTE[seccion].cargar().catch(() => {});
}

function aparte(cargar: () => Promise<ComponentType>) {
  return { cargar, Pantalla: lazy(async () => ({ default: await cargar() })) };
}
