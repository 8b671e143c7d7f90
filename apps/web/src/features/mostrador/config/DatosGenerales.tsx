import type { Config } from '@remanso/contract/centro/config.contract';
import { dias, horas, personas, reservas } from './config-en-palabras.view.ts';

export function DatosGenerales({ config }: { config: Config }) {
  const datos = [
    ['Capacidad base', config.capacidadBase, personas(config.capacidadBase), 'por turno'],
    [
      'Duración base',
      config.duracionBaseMin,
      `${config.duracionBaseMin} minutos`,
      'entre comienzos',
    ],
    [
      'Con cuánta anticipación se reserva',
      config.ventanaDias,
      dias(config.ventanaDias),
      'desde hoy',
    ],
    ['Hasta cuándo se cancela', config.limiteCancelHoras, horas(config.limiteCancelHoras), 'antes'],
    [
      'Reservas por cliente',
      config.maxReservasActivas,
      reservas(config.maxReservasActivas),
      'por venir',
    ],
  ] as const;
  return (
    <>
      <dl className="grid de-a-pares gap-x-6 gap-y-5">
        {datos.map(([nombre, cifra, conUnidad, detalle]) => (
          <div key={nombre}>
            <dt className="text-sm font-medium text-tinta-suave">{nombre}</dt>
            <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
              <span className="cifras text-cifra font-bold">{cifra}</span>{' '}
              <span className="text-tinta-suave max-sm:w-full">
                {conUnidad.slice(String(cifra).length + 1)} {detalle}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {config.seriesDeClientes && (
        <p className="mt-4 text-exito">Los clientes pueden repetir su turno todas las semanas.</p>
      )}
    </>
  );
}
