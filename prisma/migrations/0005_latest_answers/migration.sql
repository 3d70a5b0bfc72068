-- AlterTable
ALTER TABLE "AttemptReceipt" ADD COLUMN     "step" INTEGER NOT NULL DEFAULT 0;
