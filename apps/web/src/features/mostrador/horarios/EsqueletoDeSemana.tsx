import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';

export function EsqueletoDeSemana() {
  return (
    <Tarjeta holgada={false} className="px-5 sm:px-7">
      <ZonaDeCarga texto="Cargando horarios...">
        {DIAS_SEMANA.map((dia) => (
          <div
            key={dia}
            className="grid grid-cols-1 gap-x-6 gap-y-3 border-b border-borde py-4 last:border-0 lg:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <Esqueleto className="h-11 w-32" />
            <div>
              <Esqueleto className="h-4" />
              <Esqueleto className="mt-3 h-12 max-w-md" />
            </div>
          </div>
        ))}
      </ZonaDeCarga>
    </Tarjeta>
  );
}
