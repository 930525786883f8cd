class Ledger {
    static int calls;
    static int sum;

    static int digest(String text) {
        int sum = 7;
        for (int i = 0; i < text.length(); i++) {
            sum = sum * 31 + text.charAt(i);
            calls += sum;
        }
        return sum;
    }

    static void audit(String text) {
        StringBuilder marked = new StringBuilder();
        for (char c : text.toCharArray()) {
            marked.append(c).append('-');
        }
        if (marked.length() > 40) {
            throw new IllegalStateException(marked.toString());
        }
        calls += marked.length();
    }

    static int post(String text, int amount) {
        if (amount < 0) {
            return digest(text);
        }
        sum += amount;
        audit(text);
        return 0;
    }
}

/** Enough to make the program large. */
class Others {
    static int northCount, northTotal, northLimit, northIndex, northWidth, northDepth, northPrice, northStock, northScore, northLevel, northShare, northRate, northOffset, northCursor;
    static int northWeight, northMargin, northFactor, northVolume, northLength, northHeight, northCache, southCount, southTotal, southLimit, southIndex, southWidth, southDepth, southPrice;
    static int southStock, southScore, southLevel, southShare, southRate, southOffset, southCursor, southWeight, southMargin, southFactor, southVolume, southLength, southHeight, southCache;
    static int eastCount, eastTotal, eastLimit, eastIndex, eastWidth, eastDepth, eastPrice, eastStock, eastScore, eastLevel, eastShare, eastRate, eastOffset, eastCursor;
    static int eastWeight, eastMargin, eastFactor, eastVolume, eastLength, eastHeight, eastCache, westCount, westTotal, westLimit, westIndex, westWidth, westDepth, westPrice;
    static int westStock, westScore, westLevel, westShare, westRate, westOffset, westCursor, westWeight, westMargin, westFactor, westVolume, westLength, westHeight, westCache;
    static int upperCount, upperTotal, upperLimit, upperIndex, upperWidth, upperDepth, upperPrice, upperStock, upperScore, upperLevel, upperShare, upperRate, upperOffset, upperCursor;
    static int upperWeight, upperMargin, upperFactor, upperVolume, upperLength, upperHeight, upperCache, lowerCount, lowerTotal, lowerLimit, lowerIndex, lowerWidth, lowerDepth, lowerPrice;
    static int lowerStock, lowerScore, lowerLevel, lowerShare, lowerRate, lowerOffset, lowerCursor, lowerWeight, lowerMargin, lowerFactor, lowerVolume, lowerLength, lowerHeight, lowerCache;
    static int innerCount, innerTotal, innerLimit, innerIndex, innerWidth, innerDepth, innerPrice, innerStock, innerScore, innerLevel, innerShare, innerRate, innerOffset, innerCursor;
    static int innerWeight, innerMargin, innerFactor, innerVolume, innerLength, innerHeight, innerCache, outerCount, outerTotal, outerLimit, outerIndex, outerWidth, outerDepth, outerPrice;
    static int outerStock, outerScore, outerLevel, outerShare, outerRate, outerOffset, outerCursor, outerWeight, outerMargin, outerFactor, outerVolume, outerLength, outerHeight, outerCache;
    static int firstCount, firstTotal, firstLimit, firstIndex, firstWidth, firstDepth, firstPrice, firstStock, firstScore, firstLevel, firstShare, firstRate, firstOffset, firstCursor;
    static int firstWeight, firstMargin, firstFactor, firstVolume, firstLength, firstHeight, firstCache, lastCount, lastTotal, lastLimit, lastIndex, lastWidth, lastDepth, lastPrice;
    static int lastStock, lastScore, lastLevel, lastShare, lastRate, lastOffset, lastCursor, lastWeight, lastMargin, lastFactor, lastVolume, lastLength, lastHeight, lastCache;
}
