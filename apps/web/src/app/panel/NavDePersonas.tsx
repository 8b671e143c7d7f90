import { Enlace } from '../../components/ui/Enlace.tsx';
import { cargarSeccion } from './cargarSeccion.ts';
import { RUTAS_DE_SECCION, type Seccion } from './secciones.view.ts';

const LADOS = [
  { seccion: 'clientes', texto: 'Clientes' },
  { seccion: 'usuarios', texto: 'Usuarios' },
] as const;

/** The two sides of 'Gestión de Usuarios': the clients, and all accounts. */
export function NavDePersonas({ actual }: { actual: Seccion }) {
  return (
    <nav aria-label="Personas" className="contenedor pt-4 sm:-mb-5">
      <ul className="guijarro inline-flex max-w-full flex-wrap gap-1 bg-hundido p-1">
        {LADOS.map(({ seccion, texto }) => (
          <li key={seccion}>
            <Enlace
              a={RUTAS_DE_SECCION[seccion]}
              aria-current={seccion === actual ? 'page' : undefined}
              onPointerOver={() => cargarSeccion(seccion)}
              onFocusCapture={() => cargarSeccion(seccion)}
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
