-- DropIndex
DROP INDEX "Game_mode_status_idx";

-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "computers" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Game_computers_status_idx" ON "Game"("computers", "status");

UPDATE "Game" SET "computers" = true WHERE "mode" = 'computer';
