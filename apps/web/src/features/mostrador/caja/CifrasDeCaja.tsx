import type { Caja } from '@remanso/contract/caja/caja.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import Equal from 'lucide-react/icons/equal';
import Plus from 'lucide-react/icons/plus';
import { Cifras } from '../../../components/ui/Cifras.tsx';
import { Enlace, enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { DESTINO_DE_ABONOS, DESTINO_DE_DEUDORES, todoPorCobrar } from './caja.view.ts';

const SIGNO = 'size-4 shrink-0 text-petroleo';

/** Shows what came in on a day, as a sum of its parts, and what the day's turnos and sales still owe. */
export function CifrasDeCaja({ caja }: { caja: Caja }) {
  const { cobrado, deTurnosDelDia, deOtrosDias, ventasDeAbonos, abonosPorUsar } = caja;
  const conAbonos = ventasDeAbonos !== 0 || abonosPorUsar !== 0;
  const esAdmin = usePermiso('admin');
  return (
    <div className={`print:hidden ${conAbonos ? 'max-sm:[&_.cifras]:text-lg' : ''}`}>
      <Cifras
        columnas={`grid-cols-[repeat(auto-fit,minmax(max(8.25rem,40%),1fr))] ${conAbonos ? 'md:grid-cols-3' : 'md:grid-cols-4'}`}
        cifras={[
          { etiqueta: 'De turnos del día', valor: formatearPesos(deTurnosDelDia) },
          {
            etiqueta: 'De otros días',
            valor: formatearPesos(deOtrosDias),
            icono: <Plus role="img" aria-label="más" className={SIGNO} />,
          },
          ...(conAbonos
            ? [
                {
                  etiqueta: 'De abonos vendidos',
                  valor: formatearPesos(ventasDeAbonos),
                  icono: <Plus role="img" aria-label="más" className={SIGNO} />,
                },
              ]
            : []),
          {
            etiqueta: 'Entró',
            valor: formatearPesos(cobrado),
            icono: <Equal role="img" aria-label="igual a" className={SIGNO} />,
          },
          {
            etiqueta: 'Por cobrar del día',
            valor: formatearPesos(todoPorCobrar(caja)),
            detalle: (
              <Enlace a={DESTINO_DE_DEUDORES} className={enlaceDeTexto}>
                Quién debe
              </Enlace>
            ),
          },
          ...(conAbonos
            ? [
                {
                  etiqueta: 'Abonos por usar',
                  valor: formatearPesos(abonosPorUsar),
                  detalle: esAdmin && (
                    <Enlace a={DESTINO_DE_ABONOS} className={enlaceDeTexto}>
                      Ver los abonos
                    </Enlace>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
