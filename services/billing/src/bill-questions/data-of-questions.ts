import { DataParts, dataRow } from '@diwan/service-kit/data-parts/data-parts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BillQuestionRepository } from './bill-question.repository.js';

const PAGE = 100;

/** What a client asked about their bills, and the answers, in a copy of their data (PORT-08). */
@Injectable()
export class DataOfQuestions implements OnModuleInit {
  constructor(
    private readonly questions: BillQuestionRepository,
    private readonly parts: DataParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('billQuestions', async (personId, after) => {
      const page = Number(after ?? 1);
      const { items } = await this.questions.ofClient(personId, { page, limit: PAGE });
      const rows = items.map(({ invoiceNumber, lineText, text, askedAt, answer }) =>
        dataRow({
          number: invoiceNumber,
          description: lineText,
          message: text,
          createdAt: askedAt.toISOString(),
          answer,
        }),
      );
      return { rows, next: items.length < PAGE ? null : String(page + 1) };
    });
  }
}
