import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import type { StaffScope } from './staff-scope.js';

/** Which cases a case may name as its parent or as related: those that who names them can see, and never in a circle. */
@Injectable()
export class CaseRelations {
  constructor(private readonly cases: CaseRepository) {}

  /** Throws DomainError VALIDATION. `stored`: the case itself, null for a new one; what it names already may stay. */
  async refuseUnknown(
    scope: StaffScope,
    { parentId, relatedIds }: Pick<CaseRecord, 'parentId' | 'relatedIds'>,
    stored: CaseRecord | null,
  ): Promise<void> {
    const own = stored && String(stored._id);
    const fieldErrors: Record<string, string> = {};
    if (parentId && parentId !== stored?.parentId && !(await this.mayBeParent(scope, parentId, own)))
      fieldErrors.parentId = 'unknown_case';
    for (const id of relatedIds)
      if (!stored?.relatedIds.includes(id) && (id === own || !(await this.cases.one(scope, id))))
        fieldErrors.relatedIds = 'unknown_case';
    if (Object.keys(fieldErrors).length > 0) throw new DomainError('VALIDATION', { fieldErrors });
  }

  /** A case that is not below this one. */
  private async mayBeParent(scope: StaffScope, parentId: string, own: string | null): Promise<boolean> {
    let above: string | null = parentId;
    if (!(await this.cases.one(scope, parentId))) return false;
    for (let height = 0; above !== null; height += 1) {
      if (above === own || height > 20) return false;
      above = (await this.cases.ofDocument(above))?.parentId ?? null;
    }
    return true;
  }
}
