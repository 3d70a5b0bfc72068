-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "rematchCode" TEXT,
ADD COLUMN     "rematchSeats" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- CreateIndex
CREATE INDEX "Game_mode_status_idx" ON "Game"("mode", "status");

-- Snapshots of a state that has since got more fields: the next load replays the events instead.
UPDATE "Game" SET "snapshot" = NULL, "snapshotSeq" = 0;
