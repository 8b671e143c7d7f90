import { MARCA } from '@remanso/contract/centro/marca';
import { useCentro } from '../../lib/centro.ts';
import { hoy } from '../../lib/tiempo/reloj.ts';
import { DatosDelPie } from './DatosDelPie.tsx';
import { PieDeApp } from './PieDeApp.tsx';

/**
 * The footer. `enUnaLinea` is true on the screens behind the login, where the footer is one line
 * that can be opened.
 */
export function PieDePagina({ enUnaLinea = false }: { enUnaLinea?: boolean }) {
  const { nombre } = useCentro();
  if (enUnaLinea) return <PieDeApp />;
  return (
    <footer className="pie bg-noche text-sobre-noche-suave">
      <div className="estratos" />
      <DatosDelPie />
      <p className="contenedor border-t border-noche-alta py-5 text-sm">
        © {MARCA.anio}–{hoy().slice(0, 4)} {nombre}. Todos los derechos reservados.
      </p>
    </footer>
  );
}
