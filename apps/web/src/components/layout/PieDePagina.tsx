import { MARCA } from '@remanso/contract/centro/marca';
import { useCentro } from '../../lib/centro.ts';
import { DatosDelPie } from './DatosDelPie.tsx';
import { PieDeApp } from './PieDeApp.tsx';

/** The footer: in one line behind the login, whole on the landing and before the login. */
export function PieDePagina({ enUnaLinea = false }: { enUnaLinea?: boolean }) {
  const { nombre } = useCentro();
  if (enUnaLinea) return <PieDeApp />;
  return (
    <footer className="pie bg-noche text-sobre-noche-suave">
      <div className="estratos" />
      <DatosDelPie />
      <p className="contenedor border-t border-noche-alta py-5 text-sm">
        © {MARCA.anio} {nombre}. Todos los derechos reservados.
      </p>
    </footer>
  );
}
