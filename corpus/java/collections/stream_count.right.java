import java.util.List;
class Words {
    static long longWords(List<String> words, int limit) {
        return words.stream().filter(w -> w.length() > limit).count();
    }
}
