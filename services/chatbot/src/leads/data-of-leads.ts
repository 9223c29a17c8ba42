import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LeadRepository } from './lead.repository.js';

/**
 * Requests for a consultation in a copy of somebody's data (PORT-08): those that the office linked with them, and those from the phone
 * that they signed in with to ask for the copy. What they wrote, not what staff noted.
 */
@Injectable()
export class DataOfLeads implements OnModuleInit {
  constructor(
    private readonly leads: LeadRepository,
    private readonly rpc: RpcClient,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('leads', async (personId) => {
      const [person] = await this.rpc.ask(reachOfPeople, { ids: [personId] });
      const rows = (await this.leads.ofClientOrPhone(personId, person?.phone ?? null)).map((lead) =>
        dataRow({
          reference: lead.reference,
          name: `${lead.firstName} ${lead.lastName}`.trim(),
          phone: lead.phone,
          email: lead.email,
          area: lead.area,
          message: lead.message,
          consentText: lead.consent.version,
          consentAt: lead.consent.at.toISOString(),
          createdAt: lead.createdAt.toISOString(),
        }),
      );
      return { rows, next: null };
    });
  }
}
