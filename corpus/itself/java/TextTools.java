import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Small things to do with text. */
public class TextTools {
    private static final Set<String> SMALL_WORDS = new TreeSet<>(Arrays.asList("a", "an", "and", "of", "or", "the", "to"));
    private static final String VOWELS = "aeiou";

    private TextTools() {
    }

    public static boolean isPalindrome(String text) {
        int left = 0;
        int right = text.length() - 1;
        while (left < right) {
            char a = text.charAt(left);
            char b = text.charAt(right);
            if (!Character.isLetter(a)) {
                left++;
            } else if (!Character.isLetter(b)) {
                right--;
            } else {
                if (Character.toLowerCase(a) != Character.toLowerCase(b)) {
                    return false;
                }
                left++;
                right--;
            }
        }
        return true;
    }

    public static String reverseWords(String text) {
        String[] words = text.trim().split("\\s+");
        StringBuilder result = new StringBuilder();
        for (int i = words.length - 1; i >= 0; i--) {
            result.append(words[i]);
            if (i > 0) {
                result.append(' ');
            }
        }
        return result.toString();
    }

    public static String capitalize(String word) {
        if (word.isEmpty()) {
            return word;
        }
        return Character.toUpperCase(word.charAt(0)) + word.substring(1).toLowerCase(Locale.ROOT);
    }

    public static String title(String text) {
        List<String> words = new ArrayList<>();
        for (String word : text.split(" ")) {
            boolean small = SMALL_WORDS.contains(word) && !words.isEmpty();
            words.add(small ? word : capitalize(word));
        }
        return String.join(" ", words);
    }

    public static int countVowels(String text) {
        int count = 0;
        for (char c : text.toCharArray()) {
            if (VOWELS.indexOf(Character.toLowerCase(c)) >= 0) {
                count++;
            }
        }
        return count;
    }

    public static String caesar(String text, int shift) {
        StringBuilder result = new StringBuilder(text.length());
        int by = Math.floorMod(shift, 26);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') {
                result.append((char) ('a' + (c - 'a' + by) % 26));
            } else if (c >= 'A' && c <= 'Z') {
                result.append((char) ('A' + (c - 'A' + by) % 26));
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    public static String runLength(String text) {
        StringBuilder result = new StringBuilder();
        int i = 0;
        while (i < text.length()) {
            int j = i;
            while (j < text.length() && text.charAt(j) == text.charAt(i)) {
                j++;
            }
            result.append(text.charAt(i));
            if (j - i > 1) {
                result.append(j - i);
            }
            i = j;
        }
        return result.toString();
    }

    public static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" +")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (line.length() > 0) {
                line.append(' ');
            }
            line.append(word);
        }
        if (line.length() > 0) {
            lines.add(line.toString());
        }
        return lines;
    }

    public static Map<String, Integer> frequencies(String text) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
            if (!word.isEmpty()) {
                counts.put(word, counts.getOrDefault(word, 0) + 1);
            }
        }
        return counts;
    }

    public static List<String> mostFrequent(String text, int count) {
        return frequencies(text).entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
            .limit(count)
            .map(Map.Entry::getKey)
            .collect(Collectors.toList());
    }

    public static Map<Integer, List<String>> byLength(List<String> words) {
        Map<Integer, List<String>> groups = new LinkedHashMap<>();
        for (String word : words) {
            groups.computeIfAbsent(word.length(), n -> new ArrayList<>()).add(word);
        }
        return groups;
    }

    public static int distance(String a, String b) {
        int[] before = new int[b.length() + 1];
        for (int j = 0; j < before.length; j++) {
            before[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1] + 1, before[j] + 1), before[j - 1] + cost);
            }
            before = row;
        }
        return before[b.length()];
    }

    public static String roman(int number) {
        if (number < 1 || number > 3999) {
            throw new IllegalArgumentException("no Roman number: " + number);
        }
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] signs = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            while (number >= values[i]) {
                text.append(signs[i]);
                number -= values[i];
            }
        }
        return text.toString();
    }

    public static int hash(String text) {
        int hash = 7;
        for (int i = 0; i < text.length(); i++) {
            hash = hash * 31 + text.charAt(i);
        }
        return hash & 0x7fffffff;
    }

    public static void main(String[] args) {
        try (Scanner input = new Scanner(System.in)) {
            while (input.hasNextLine()) {
                String line = input.nextLine();
                System.out.println(title(line) + (isPalindrome(line) ? " <>" : ""));
            }
        }
    }
}
