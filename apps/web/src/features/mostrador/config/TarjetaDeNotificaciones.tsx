import type { Config } from '@remanso/contract/centro/config.contract';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import Pencil from 'lucide-react/icons/pencil';
import { useId } from 'react';
import { SinServidorDeCorreo } from '../../../entities/aviso/SinServidorDeCorreo.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { recordatoriosEnPalabras } from './recordatorios.view.ts';

interface PropiedadesDeTarjetaDeNotificaciones {
  config: Config;
  alEditar: () => void;
}

export function TarjetaDeNotificaciones({
  config: { notificacionesActivas, recordatoriosHoras },
  alEditar,
}: PropiedadesDeTarjetaDeNotificaciones) {
  const idDeTitulo = useId();
  const Campana = notificacionesActivas ? BellRing : BellOff;
  return (
    <Tarjeta
      como="section"
      aria-labelledby={idDeTitulo}
      className="flex flex-wrap items-center gap-4"
    >
      <Campana aria-hidden="true" className="size-7 shrink-0 text-petroleo" />
      <div className="flex-1">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Notificaciones automáticas
        </h2>
        <p className={notificacionesActivas ? 'text-exito' : 'text-tinta-suave'}>
          {notificacionesActivas ? 'Activadas' : 'Desactivadas'}
        </p>
        {notificacionesActivas && (
          <p className="text-tinta-suave">{recordatoriosEnPalabras(recordatoriosHoras)}</p>
        )}
      </div>
      <Boton
        variante="outline"
        tamano="sm"
        icono={<Pencil aria-hidden="true" className="size-4" />}
        aria-label="Editar notificaciones"
        onClick={alEditar}
      >
        Editar
      </Boton>
      {notificacionesActivas && <SinServidorDeCorreo className="w-full" />}
    </Tarjeta>
  );
}
