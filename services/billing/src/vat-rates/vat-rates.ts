import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { SHIPPED_RATES } from './shipped-rates.js';
import type { VatRateRecord } from './vat-rate.schema.js';

/** Rates of value added tax: those that ship with the product, and those that the firm entered over them (BILL-05). */
@Injectable()
export class VatRates {
  constructor(@InjectModel('VatRate') private readonly entered: Model<VatRateRecord>) {}

  /** All rates, the newest first. */
  async list(session: ClientSession | null = null): Promise<VatRateRecord[]> {
    const entered = await this.entered.find({ _id: trusted({ $gte: '' }) }, null, { session }).lean<VatRateRecord[]>();
    const shipped = SHIPPED_RATES.filter(({ _id }) => entered.every((rate) => rate._id !== _id));
    return [...shipped, ...entered].sort((one, other) => (one._id < other._id ? 1 : -1));
  }

  /** The standard rate of a day in basis points; nothing before there was the tax. */
  async standardOn(day: string, session: ClientSession | null = null): Promise<number> {
    const rates = await this.list(session);
    return rates.find(({ _id }) => _id <= day)?.standardBp ?? 0;
  }

  async set({ _id, ...$set }: VatRateRecord, session: ClientSession): Promise<void> {
    await this.entered.updateOne({ _id }, { $set }, { session, upsert: true });
  }
}
