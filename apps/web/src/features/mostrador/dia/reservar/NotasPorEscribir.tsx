import { MarcoDeCampo } from '../../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../../components/form/clasesDeControl.ts';

interface PropiedadesDeNotasPorEscribir {
  valor: string;
  alEscribir: (notas: string) => void;
}

export function NotasPorEscribir({ valor, alEscribir }: PropiedadesDeNotasPorEscribir) {
  return (
    <MarcoDeCampo etiqueta="Notas (opcional)">
      {(enlaces) => (
        <textarea
          {...enlaces}
          rows={2}
          maxLength={500}
          value={valor}
          className={clasesDeControl}
          onChange={(evento) => alEscribir(evento.target.value)}
        />
      )}
    </MarcoDeCampo>
  );
}
