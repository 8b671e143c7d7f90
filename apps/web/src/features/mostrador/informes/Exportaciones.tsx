import { MARCA_DE_UTF8 } from '@remanso/contract/caja/tablas.rules';
import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import Download from 'lucide-react/icons/download';
import { useId, useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../../lib/api/api.ts';
import { cartel } from '../../../lib/carteles.ts';
import { entregarArchivo } from '../../../lib/api/entregarArchivo.ts';

const PLANILLAS = [
  { cual: 'reservas', texto: 'Reservas', linea: 'GET /informes/reservas.csv' },
  { cual: 'caja', texto: 'Caja', linea: 'GET /informes/caja.csv' },
  { cual: 'clientes', texto: 'Clientes', linea: 'GET /informes/clientes.csv' },
] as const;
type Planilla = (typeof PLANILLAS)[number];

const SI_FALLA = 'Error al obtener la planilla';

export function Exportaciones({ periodo }: { periodo: Periodo }) {
  const id = useId();
  const [bajando, setBajando] = useState<Planilla['cual']>();

  async function bajar({ cual, linea }: Planilla) {
    const { desde, hasta } = periodo;
    setBajando(cual);
    try {
      const texto = await llamar(linea, { query: { desde, hasta }, siFalla: SI_FALLA });
      // The byte order mark is added again, because `fetch` removes the mark and Excel recognises
      // UTF-8 by the mark.
      entregarArchivo(`${cual}-${desde}-a-${hasta}.csv`, MARCA_DE_UTF8 + texto, 'text/csv');
    } catch (error) {
      cartel.error(mensajeDe(error, SI_FALLA));
    }
    setBajando(undefined);
  }

  return (
    <section aria-labelledby={id} className="sin-imprimir">
      <h2 id={id} className="text-lg font-bold">
        Planillas del período
      </h2>
      <p className="text-sm text-tinta-suave">Se abren con Excel o con cualquier planilla (CSV).</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {PLANILLAS.map((planilla) => (
          <Boton
            key={planilla.cual}
            variante="outline"
            icono={<Download aria-hidden="true" className="size-5" />}
            cargando={bajando === planilla.cual}
            onClick={() => void bajar(planilla)}
          >
            {planilla.texto}
          </Boton>
        ))}
      </div>
    </section>
  );
}
