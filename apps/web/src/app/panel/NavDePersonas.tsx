import { Enlace } from '../../components/ui/Enlace.tsx';
import type { RutaDelPanel } from '../../lib/rutas.ts';
import { cargarSeccion } from './secciones.ts';

const LADOS = [
  { ruta: '/dashboard/clientes', texto: 'Clientes' },
  { ruta: '/dashboard/usuarios', texto: 'Usuarios' },
] as const;

/** The two sides of 'Gestión de Usuarios': the clients, and all accounts. */
export function NavDePersonas({ actual }: { actual: RutaDelPanel }) {
  return (
    <nav aria-label="Personas" className="contenedor pt-4 sm:-mb-5">
      <ul className="guijarro inline-flex max-w-full flex-wrap gap-1 bg-hundido p-1">
        {LADOS.map(({ ruta, texto }) => (
          <li key={ruta}>
            <Enlace
              a={ruta}
              aria-current={ruta === actual ? 'page' : undefined}
              onPointerOver={() => cargarSeccion(ruta)}
              onFocusCapture={() => cargarSeccion(ruta)}
              className="guijarro flex min-h-11 items-center px-6 font-semibold text-tinta-suave hover:text-tinta aria-[current]:bg-superficie aria-[current]:text-petroleo aria-[current]:shadow-laja"
            >
              {texto}
            </Enlace>
          </li>
        ))}
      </ul>
    </nav>
  );
}
