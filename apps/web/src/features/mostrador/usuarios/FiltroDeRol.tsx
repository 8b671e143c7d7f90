import { Enlace } from '../../../components/ui/Enlace.tsx';
import { destinoDe, type Lugar } from './usuarios.view.ts';

const OPCIONES = [
  { rol: null, texto: 'Todos' },
  { rol: 'ADMIN', texto: 'Administradores' },
  { rol: 'CLIENT', texto: 'Clientes' },
] as const;

export function FiltroDeRol({ lugar }: { lugar: Lugar }) {
  return (
    <ul aria-label="Filtrar por rol" className="flex flex-wrap gap-1">
      {OPCIONES.map(({ rol, texto }) => (
        <li key={texto}>
          <Enlace
            a={destinoDe({ ...lugar, rol, pagina: 0 })}
            aria-current={lugar.rol === rol ? 'true' : undefined}
            className="guijarro flex min-h-11 items-center px-4 font-semibold [overflow-wrap:anywhere] text-tinta-suave hover:bg-hundido aria-[current]:bg-agua aria-[current]:text-sobre-agua"
          >
            {texto}
          </Enlace>
        </li>
      ))}
    </ul>
  );
}
