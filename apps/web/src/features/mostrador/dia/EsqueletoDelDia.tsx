import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';

export function EsqueletoDelDia() {
  return (
    <ZonaDeCarga texto="Cargando turnos..." className="flex flex-col gap-5">
      {['mañana', 'tarde'].map((parte) => (
        <div key={parte}>
          <Esqueleto className="mb-2 h-5 w-20" />
          <div className="grid grid-cols-[repeat(auto-fill,minmax(max(8.25rem,40%),1fr))] gap-3 sm:grid-cols-3 md:grid-cols-4">
            {[0, 1, 2, 3].map((lugar) => (
              <Esqueleto key={lugar} className="h-40" />
            ))}
          </div>
        </div>
      ))}
    </ZonaDeCarga>
  );
}
