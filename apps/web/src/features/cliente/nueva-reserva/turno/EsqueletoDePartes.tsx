import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';

/** The placeholders of a day's hours while they load: two groups of four. */
export function EsqueletoDePartes() {
  return (
    <div className="flex flex-col gap-5">
      {[1, 2].map((parte) => (
        <div key={parte}>
          <Esqueleto className="mb-1.5 h-6 w-32" />
          <div className={GRILLA}>
            {[1, 2, 3, 4].map((orden) => (
              <Esqueleto key={orden} className="h-29" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The grid of hours, with as many columns as fit. */
export const GRILLA = 'grid de-a-pares gap-2.5 sm:grid-cols-3 xl:grid-cols-4';
