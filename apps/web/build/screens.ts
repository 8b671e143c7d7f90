/** What every page of the app starts with (`src/app/arranque.ts`). */
export const MAIN = 'src/app/main.tsx';

/** What a screen's code stands in when it needs server state (`app/rutas.ts`). */
const INTERIOR = 'src/app/Interior.tsx';

/** A section of the panel, with the panel around it. */
function section(...modules: string[]): string[] {
  return [INTERIOR, 'src/features/panel/PanelDeAdmin.tsx', ...modules];
}

/** The modules that each route starts with, beyond what every route does: the build's copy of `app/rutas.ts`. */
export const SCREENS = {
  '/login': ['src/features/auth/Login.tsx'],
  '/register': ['src/features/auth/Registro.tsx'],
  '/forgot-password': ['src/features/auth/OlvidoDeContrasena.tsx'],
  '/reset-password': ['src/features/auth/ContrasenaPorEnlace.tsx'],
  '/mi-cuenta': ['src/features/cuenta/MiCuenta.tsx'],
  '/reservas': ['src/features/reservas/PanelDeCliente.tsx', INTERIOR],
  '/reservas/mis-reservas': ['src/features/reservas/MisReservas.tsx', INTERIOR],
  '/reservas/nueva-reserva': ['src/features/reservas/NuevaReserva.tsx', INTERIOR],
  '/turnos': ['src/features/reservas/Turnos.tsx', INTERIOR],
  '/dashboard': section(),
  '/dashboard/clientes': section('src/features/clientes/GestionDeClientes.tsx'),
  '/dashboard/usuarios': section('src/features/usuarios/Usuarios.tsx'),
  '/dashboard/actividad': section('src/features/actividad/Actividad.tsx'),
  '/dashboard/configuracion': section('src/features/panel/ConfiguracionDelSistema.tsx'),
  '/dashboard/horarios': section('src/features/horarios-base/HorariosSemanales.tsx'),
  '/dashboard/feriados': section('src/features/excepciones/FeriadosYExcepciones.tsx'),
  '/configuracion-inicial': [INTERIOR, 'src/features/config/ConfiguracionInicial.tsx'],
  '/configuracion-horarios': [INTERIOR, 'src/features/horarios-base/ConfiguracionDeHorarios.tsx'],
} satisfies Record<string, string[]>;
