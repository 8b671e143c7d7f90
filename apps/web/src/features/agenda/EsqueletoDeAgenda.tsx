import { Esqueleto } from '../../components/ui/estado/Esqueleto.tsx';
import { ZonaDeCarga } from '../../components/ui/estado/ZonaDeCarga.tsx';
import { GRILLA_DE_HORAS } from './HorasDeAgenda.tsx';
import { MarcoDeAgenda } from './MarcoDeAgenda.tsx';
import { TIRA } from './TiraDeAgenda.tsx';

/** The agenda while its days load. */
export function EsqueletoDeAgenda() {
  return (
    <MarcoDeAgenda>
      <ZonaDeCarga texto="Cargando horarios..." className="mt-5">
        <div className={TIRA}>
          {Array.from({ length: 14 }, (_, dia) => (
            <Esqueleto key={dia} className="h-24.5" />
          ))}
        </div>
        <div className="mt-7 grid grid-cols-1 items-start gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            <Esqueleto className="h-7 w-56 max-w-full" />
            <Esqueleto className="mt-3 mb-1.5 h-6 w-32" />
            <div className={GRILLA_DE_HORAS}>
              {Array.from({ length: 12 }, (_, hora) => (
                <Esqueleto key={hora} className="h-19" />
              ))}
            </div>
          </div>
          <Esqueleto className="h-84" />
        </div>
      </ZonaDeCarga>
    </MarcoDeAgenda>
  );
}
