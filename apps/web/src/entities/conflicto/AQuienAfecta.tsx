import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Alternativas } from '@remanso/contract/reserva/reservas.contract';
import { useId } from 'react';
import { Nota } from '../../components/ui/Nota.tsx';
import { ListaDeConflictos } from './ListaDeConflictos.tsx';

interface PropiedadesDeAQuienAfecta {
  conflictos: Conflictos;
  alternativas: Alternativas;
}

/**
 * Shows the bookings that a change would affect, before the change is saved. The bookings cannot be
 * moved or cancelled here: if the person goes back without saving, nothing must have changed.
 */
export function AQuienAfecta({ conflictos, alternativas }: PropiedadesDeAQuienAfecta) {
  const idDeTitulo = useId();
  if (conflictos.length === 0) return <Nota tono="exito">No afecta a ninguna reserva.</Nota>;
  return (
    <section aria-labelledby={idDeTitulo} className="laja bg-aviso-tenue p-4 sm:p-5">
      <h3 id={idDeTitulo} className="text-lg font-bold">
        A quién afecta
      </h3>
      <p className="mt-1 mb-3">
        Nada se cancela solo: al guardar, estas reservas siguen en pie. Después las mueves todas
        juntas, o las mueves y cancelas una por una.
      </p>
      <ListaDeConflictos conflictos={conflictos} alternativas={alternativas} />
    </section>
  );
}
