/** What a screen's code stands in when it needs server state (`app/rutas.ts`). */
const INTERIOR = 'src/app/Interior.tsx';

const DASHBOARD = ['src/features/panel/PanelDeAdmin.tsx', INTERIOR];

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
  '/dashboard': DASHBOARD,
} satisfies Record<string, string[]>;
